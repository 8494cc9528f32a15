import { openMemoryStore } from '../records/memory.js';
import { matchHistoryContract } from './contract/history.js';
import { importStoreContract } from './contract/imports.js';
import { matchStoreContract } from './contract/matches.js';
import { metaStoreContract } from './contract/meta.js';
import { outboxContract } from './contract/outbox.js';
import { seatContract } from './contract/seats.js';
import { serverStoreContract } from './contract/servers.js';
import { userStoreContract } from './contract/users.js';

matchStoreContract(openMemoryStore);
seatContract(openMemoryStore);
matchHistoryContract(openMemoryStore);
importStoreContract(openMemoryStore);
outboxContract(openMemoryStore);
userStoreContract(openMemoryStore);
serverStoreContract(openMemoryStore);
metaStoreContract(openMemoryStore);
