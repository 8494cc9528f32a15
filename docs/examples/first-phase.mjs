import { adjudicate, explain, parseOrders, start, statusOf } from 'zongheng/diplomacy';

const game = start('classic');
if (!game.ok) throw new Error(game.fault.code);

const typed = parseOrders(game.value, 'france', 'A Par - Bur; A Mar S A Par - Bur; F Bre - Gascogne Bay');
for (const { text, typed: line, fault } of typed.value.lines) console.log(text ?? `${line}: ${fault.code}`);

const closed = adjudicate(game.value, { france: typed.value.submission, germany: 'A Mun - Bur', austria: [] });
for (const { power, text, written, success, outcome } of closed.value.results)
  if (written) console.log(`${power}: ${text}, ${success ? 'succeeds' : 'fails'} (${outcome.kind})`);

const { attack, against } = closed.value.results.find(({ key }) => key === 'mun').outcome;
console.log(`Munich attacks with ${attack.total} against ${against.total}`);

const why = explain(closed.value.report, 'mun');
console.log(why.value.steps.map(({ finding, rule }) => rule ?? finding.kind).join(' < '));

const { phase } = statusOf(closed.value.next).value;
console.log(`${phase.turn.season} ${phase.turn.year}, ${phase.kind}: ${phase.awaits.length} powers have a choice`);
