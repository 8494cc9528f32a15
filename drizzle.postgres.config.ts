import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'postgresql', schema: './src/store/postgres/tables/schema.ts', out: './migrations/postgres' });
