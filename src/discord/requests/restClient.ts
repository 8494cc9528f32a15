import type { RawFile } from 'discord.js';

/** The part of discord.js' REST client that the bot uses directly. */
export interface RestClient {
  get(route: `/${string}`, options?: { readonly query?: URLSearchParams }): Promise<unknown>;
  post(route: `/${string}`, options: { readonly body: unknown; readonly files?: RawFile[]; readonly auth?: boolean }): Promise<unknown>;
  patch(route: `/${string}`, options: { readonly body: unknown; readonly files?: RawFile[] }): Promise<unknown>;
  delete(route: `/${string}`): Promise<unknown>;
  put(route: `/${string}`, options: { readonly body: unknown }): Promise<unknown>;
}
