// Opens the database named on the command line, prints what came of it as one line of JSON, and holds it open until it is ended.
import { openStore } from '../../dist/store/openStore.js';

const opened = openStore(process.argv[2]);
if (opened.ok) await opened.value.store.meta.set('holder', 'was here');
console.log(JSON.stringify(opened.ok ? { ok: true } : opened));
if (opened.ok) setInterval(() => opened.value.store.meta.get('holder'), 1_000);
