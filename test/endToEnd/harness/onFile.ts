import type { Persona, Reply } from 'discord-simulator';
import { expect } from 'vitest';
import { listedIn } from './listed.js';
import { languageOf, type Table } from './table.js';

/** The orders a seat has on file now by the records, in a reader's language or in English. */
export function onFile({ stage, match, game, open }: Table, seat: string, reader?: Persona): readonly string[] {
  const { number, state } = open();
  const filed = stage.records.submissions(match, number).find(one => one.seat === seat);
  return game.sheet(state, seat, filed?.submission, reader ? languageOf(reader) : 'en').flatMap(({ text }) => text ?? []);
}

/** Just these orders are on record, and the answer lists them. */
export function expectOnFile(table: Table, seat: string, reply: Reply, orders: readonly string[]): void {
  expect(onFile(table, seat).toSorted()).toEqual(orders.toSorted());
  expect(listedIn(reply).toSorted()).toEqual(onFile(table, seat, table.player(seat)).toSorted());
}
