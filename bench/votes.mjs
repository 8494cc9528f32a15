import { answer } from '../dist/cli/adjudicate/answer.js';
import { sentencesOn } from '../dist/cli/adjudicate/sentences.js';
import { diplomacy } from '../dist/games/diplomacy/game/diplomacy.js';
import { recruitText } from '../dist/games/opponent.js';
import { seededRandom, shuffled } from '../dist/lib/random.js';
import { measureInTurn, spread } from './timing.mjs';

const UNITS = 30;
const SEEDS = 24;

/** A movement phase of Mandate of Heaven with orders of practice players: 30 units, 9 of them neutral, on each of which 8 powers vote. */
function voted(variant, seed) {
  const game = diplomacy(variant);
  const seats = game.seats(game.players.most).value.map(({ id }) => id);
  const random = seededRandom(seed);
  const placed = game.read(game.open({ seats, seed, options: {} }), 'hsiung-nu', 'A Yns; A Lhu; A Kob', undefined, 'en').submission;
  const { state } = game.advance(game.open({ seats, seed, options: {} }), new Map([['hsiung-nu', placed]]));
  const owned = state.position.units.filter(({ power }) => seats.includes(power));
  const neutral = state.position.units.filter(({ power }) => !seats.includes(power));
  const units = [...shuffled(owned, random).slice(0, UNITS - neutral.length), ...neutral];
  const situation = { ...state, position: { ...state.position, units } };
  const orders = seats.flatMap(power =>
    recruitText(game, situation, power, random)
      .split('\n')
      .map(text => ({ power, text })),
  );
  return { situation, question: asAsked({ phase: 'movement', orders }) };
}

/** The question as parsed from a line of JSON. */
const asAsked = question => JSON.parse(JSON.stringify(question));

const fresh = position => ({ ...position, units: [...position.units] });

/** `plain`: a variant without votes, and its questions, each with its situation. Those with as many units are the reference. */
export function benchVotes(variant, plain) {
  const sentences = sentencesOn(variant.board);
  const others = sentencesOn(plain.variant.board);
  const questions = plain.questions.filter(({ situation }) => situation.position.units.length === UNITS);
  const jobs = Array.from({ length: SEEDS }, (_, i) => {
    const { situation, question } = voted(variant, i + 1);
    const other = questions[i % questions.length];
    return {
      votes: () => answer(variant, sentences, { ...situation, position: fresh(situation.position) }, question),
      plain: () => answer(plain.variant, others, { ...other.situation, position: fresh(other.situation.position) }, other.question),
    };
  });
  const rows = measureInTurn(jobs);
  const [votes, reference] = ['votes', 'plain'].map(name => spread(rows.map(row => row[name])).median);
  return [
    [`text to result, classic, ${UNITS} units (reference)`, `${reference.toFixed(1)} µs`, '1.00', ''],
    [`${UNITS} units, 9 neutrals voted on by 8 powers`, `${votes.toFixed(1)} µs`, (votes / reference).toFixed(2), '≤ 1.8 × classic'],
  ];
}
