import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { measureInTurn, spread } from './bench/timing.mjs';
import { readBoardFile } from './dist/assets.js';
import { answer } from './dist/cli/adjudicate/answer.js';
import { question } from './dist/cli/adjudicate/question.js';
import { readAll } from './dist/cli/adjudicate/readAll.js';
import { sentencesOn } from './dist/cli/adjudicate/sentences.js';
import { setUp } from './dist/cli/adjudicate/setUp.js';
import { variantsOn } from './dist/games/catalogue/diplomacyVariants.js';
import { asBasicOrder } from './dist/games/diplomacy/adjudication/asBasicOrder.js';
import { buildOrderGraph } from './dist/games/diplomacy/adjudication/buildOrderGraph.js';
import { settle } from './dist/games/diplomacy/adjudication/ledger.js';
import { movementOf, resolveMovement, settleMovement } from './dist/games/diplomacy/adjudication/resolveMovement.js';
import { factsOf } from './dist/games/diplomacy/orders/turnFacts.js';

const variants = new Map(variantsOn(readBoardFile).map(v => [v.id, v]));
const classic = variants.get('classic');
const lines = gunzipSync(readFileSync('bench/recorded/movement-phases.jsonl.gz')).toString().trim().split('\n');
function understood(variant, line) {
  const asked = question.parse(JSON.parse(line));
  const set = setUp(variant, asked).value;
  const orders = new Map([...readAll(variant, set, asked.orders).orders.values()].flat().map(order => [order.at.split('/')[0], order]));
  return { asked, set, orders };
}
const sentences = sentencesOn(classic.board);
const fresh = p => ({ ...p, units: [...p.units] });
const NO = new Set();
const phases = lines.map(line => {
  const { asked, set, orders } = understood(classic, line);
  const sit = () => ({ ...set, position: fresh(set.position) });
  const recasts = () => set.position.units.map(u => asBasicOrder(classic, u, orders.get(u.at.split('/')[0])));
  const rc = recasts();
  const facts = factsOf(classic, sit(), NO);
  let graph, settled;
  return {
    parse: () => JSON.parse(line),
    resolve: () => resolveMovement(classic, sit(), orders),
    recast: () => recasts(),
    facts: () => factsOf(classic, sit(), NO),
    build: () => {
      graph = buildOrderGraph(classic.board, classic.rules, rc, facts);
    },
    settle: () => settle(graph),
    settleAll: () => {
      settled = settleMovement(classic, sit(), orders);
    },
    movementOf: () => movementOf(classic, set.position, settled),
    ...(process.argv[2] === 'text' ? { text: () => answer(classic, sentences, sit(), asked) } : {}),
  };
});
const rows = measureInTurn(phases);
for (const k of Object.keys(rows[0])) console.log(k.padEnd(12), spread(rows.map(r => r[k])).median.toFixed(2));
