import type { RawFile } from 'discord.js';

/** The part of Discord's REST interface that the messenger needs; discord.js has it. */
export interface Rest {
  get(route: `/${string}`, options?: { readonly query?: URLSearchParams }): Promise<unknown>;
  post(route: `/${string}`, options: { readonly body: unknown; readonly files?: RawFile[]; readonly auth?: boolean }): Promise<unknown>;
  patch(route: `/${string}`, options: { readonly body: unknown; readonly files?: RawFile[] }): Promise<unknown>;
  delete(route: `/${string}`): Promise<unknown>;
  put(route: `/${string}`, options: { readonly body: unknown }): Promise<unknown>;
}
