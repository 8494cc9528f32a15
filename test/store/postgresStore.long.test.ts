import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { type Databases, databasesOn, makeTemplate } from '../postgres/databases.js';
import { describeWithPostgres } from '../postgres/whereThere.js';
import type { Arranged } from '../records/arranged.js';
import { matchHistoryContract } from './contract/history.js';
import { importStoreContract } from './contract/imports.js';
import { lessonStoreContract } from './contract/lessons.js';
import { matchStoreContract } from './contract/matches.js';
import { metaStoreContract } from './contract/meta.js';
import { outboxContract } from './contract/outbox.js';
import { reservedMatchContract } from './contract/reserved.js';
import { seatContract } from './contract/seats.js';
import { serverStoreContract } from './contract/servers.js';
import { studyStoreContract } from './contract/studies.js';
import { userStoreContract } from './contract/users.js';
import { variantStoreContract } from './contract/variants.js';

let cluster: Cluster | undefined;
let databases: Databases | undefined;
beforeAll(async () => {
  const started = await startCluster();
  cluster = started;
  databases = databasesOn(started.address, await makeTemplate(started.address));
});
afterEach(() => databases?.empty());
afterAll(async () => {
  await databases?.drop();
  cluster?.remove();
});

const open = (): Arranged => {
  if (!databases) throw new Error('PostgreSQL is not running');
  return databases.open();
};

describeWithPostgres('PostgreSQL', () => {
  matchStoreContract(open);
  seatContract(open);
  reservedMatchContract(open);
  matchHistoryContract(open);
  importStoreContract(open);
  outboxContract(open);
  userStoreContract(open);
  studyStoreContract(open);
  lessonStoreContract(open);
  serverStoreContract(open);
  metaStoreContract(open);
  variantStoreContract(open);
});
