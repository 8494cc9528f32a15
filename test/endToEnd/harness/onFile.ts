import type { Persona, Reply } from 'discord-simulator';
import { expect } from 'vitest';
import { listedIn } from './listed.js';
import { languageOf, type Table } from './table.js';

/** Returns the orders that a seat has filed, read from the records; in the reader's language, or in English if there is no reader. */
export async function filedOrders({ stage, match, game, open }: Table, seat: string, reader?: Persona): Promise<readonly string[]> {
  const { number, state } = open();
  const filed = (await stage.records.history.submissions(match, number)).find(one => one.seat === seat);
  return game.sheet(state, seat, filed?.submission, reader ? languageOf(reader) : 'en').flatMap(({ text }) => text ?? []);
}

/** The same in full names, as the receipt shows them. */
export async function filedInFull({ stage, match, game, open }: Table, seat: string, reader: Persona): Promise<readonly string[]> {
  const { number, state } = open();
  const filed = (await stage.records.history.submissions(match, number)).find(one => one.seat === seat);
  return game.sheet(state, seat, filed?.submission, languageOf(reader)).flatMap(({ text, inFull = text }) => inFull ?? []);
}

/** Expects that exactly these orders are filed, and that the answer lists them. `orders` are in English. */
export async function expectFiled(table: Table, seat: string, reply: Reply, orders: readonly string[]): Promise<void> {
  expect((await filedOrders(table, seat)).toSorted()).toEqual(orders.toSorted());
  expect(listedIn(reply).toSorted()).toEqual((await filedOrders(table, seat, table.player(seat))).toSorted());
}
