import { describe, expect, it, test } from 'vitest';
import { classic, mandate, reads, standing, warringStates } from './orders/boards.js';

const china = standing('A son, A dal, A wei, F don, A luo, other A cao');
const europe = standing('A lon, F nth, A par, F bre, A spa, A ber, other A mun, other A bur');

const inChina = (typed: string) => reads(warringStates, china, typed);
const inEurope = (typed: string) => reads(classic, europe, typed);

describe('A sentence may say who speaks, what is done, and with which unit', () => {
  test.each([
    'je déplace Daliang vers Cao',
    'Je déplace l’armée de Daliang à Cao.',
    "J'envoie Daliang à Cao",
    'J’attaque Cao avec Daliang',
    'j’attaque Cao depuis Daliang',
    'nous envoyons notre armée de Daliang vers Cao',
    'Déplacer Daliang vers Cao',
    'Déplacez Daliang vers Cao s’il vous plaît',
    'Daliang s’en va à Cao',
    'Daliang se rend à Cao',
    'Daliang se dirige vers Cao',
    'Daliang va attaquer Cao',
    'Daliang doit aller à Cao',
    'l’armée de Daliang marche sur Cao',
    'Mon armée à Daliang marche sur Cao',
    'Daliang envahit Cao',
    'Daliang entre dans Cao',
    'de Daliang à Cao',
    'je veux que Daliang aille à Cao',
    'avec Daliang j’attaque Cao',
    'I move Daliang to Cao',
    "I'll send the army in Daliang to Cao",
    'We are sending our Daliang army to Cao please',
    'Please move Daliang into Cao',
    'Move my army from Daliang to Cao',
    'from Daliang to Cao',
    'attack Cao from Daliang',
    'I attack Cao with Daliang',
    'With Daliang I attack Cao',
    'Daliang will attack Cao',
    'Daliang is going to Cao',
    'The Daliang army marches on Cao',
    'Daliang’s army invades Cao',
    'order Daliang to move to Cao',
  ])('moves: %s', typed => expect(inChina(typed)).toBe('A Dal - Cao'));

  test.each([
    'Wei reste sur place',
    'Wei reste là',
    'L’armée de Wei reste où elle est',
    'Wei ne bouge pas',
    'Wei ne se déplace pas',
    'Wei garde sa position',
    'Wei tient bon',
    'je garde Wei sur place',
    'Je laisse Wei en place',
    'Je tiens Wei',
    'Wei stays put',
    'Wei stays where it is',
    'Wei does not move',
    'Wei doesn’t move',
    'Wei stands its ground',
    'I hold Wei',
    'I keep the army in Wei',
    'leave Wei where it is',
    'Wei will hold',
  ])('holds: %s', typed => expect(inChina(typed)).toBe('A Wei H'));

  test.each([
    'Song soutient l’attaque de Daliang sur Cao',
    "Song soutient l'attaque sur Cao de Daliang",
    'Song soutient Daliang vers Cao',
    'Song soutient Daliang contre Cao',
    'Song soutient Daliang qui attaque Cao',
    'Song soutient l’armée de Daliang dans son attaque sur Cao',
    'Song aide Daliang à attaquer Cao',
    'Song appuie le mouvement de Daliang vers Cao',
    'L’armée de Song appuie l’avance de l’armée de Daliang à Cao',
    'Je soutiens l’attaque de Daliang sur Cao avec Song',
    'Song supports the attack of Daliang on Cao',
    'Song supports the attack on Cao from Daliang',
    'Song supports Daliang’s attack on Cao',
    'Song supports Daliang in its attack on Cao',
    'Song supports Daliang attacking Cao',
    'Song helps Daliang to move to Cao',
    'Song backs up Daliang into Cao',
    'I support the move of Daliang to Cao from Song',
    'I support Daliang to Cao with Song',
    'The army in Song supports the army in Daliang into Cao',
    'Song will support Daliang against Cao',
  ])('supports a move: %s', typed => expect(inChina(typed)).toBe('A Son S A Dal - Cao'));

  test.each([
    'Song soutient Daliang sur place',
    'Song soutient Daliang qui reste sur place',
    'Song aide Daliang à tenir',
    'je soutiens Daliang avec Song',
    'Song helps Daliang to hold',
    'Song supports Daliang in place',
    'I support Daliang with Song',
    'Song backs up Daliang',
  ])('supports a unit that stays: %s', typed => expect(inChina(typed)).toBe('A Son S A Dal H'));

  test.each([
    'North Sea transports the army from London to Belgium',
    'la flotte de la mer du Nord transporte l’armée de Londres en Belgique',
    'La flotte en mer du Nord convoie Londres vers la Belgique',
    'I convoy London to Belgium with the fleet in the North Sea',
    'Je convoie l’armée de Londres en Belgique avec la mer du Nord',
  ])('convoys: %s', typed => expect(inEurope(typed)).toBe('F nth C A lon - bel'));

  test.each(['I send London to Belgium by sea', 'l’armée de Londres va en Belgique par mer', 'London sails to Belgium by convoy'])(
    'is carried: %s',
    typed => expect(inEurope(typed)).toBe('A lon - bel via convoy'),
  );

  test.each([
    ['the fleet in Brest sails to the north coast of Spain', 'F bre - spa/nc'],
    ['la flotte de Brest va sur la côte nord de l’Espagne', 'F bre - spa/nc'],
    ['La flotte de Brest part pour la Manche', 'F bre - eng'],
  ])('%s', (typed, order) => expect(reads(classic, standing('F bre'), typed)).toBe(order));

  test.each(['I raise a fleet in Song', 'Song lève une flotte', 'je lève une flotte à Song'])('raises a fleet: %s', typed =>
    expect(inChina(typed)).toBe('A Son R F'),
  );
});

describe('"The fleet" alone is the only one of one’s own', () => {
  test.each([
    'la flotte va à Liaodong Bay',
    'fleet to liaodong bay',
    'My fleet sails to Liaodong Bay',
    'La flotte va dans la Baie du Liaodong',
  ])('%s', typed => expect(inChina(typed)).toBe('F Don - LBA'));

  it('is asked which, where there are several', () => {
    const read = inEurope('the fleet goes to the Channel');
    expect(read).toMatchObject({ code: 'ambiguous-order', candidates: ['F bre - eng', 'F nth - eng'] });
  });

  it('is nobody’s else', () => {
    expect(reads(classic, standing('A par, other F bre'), 'the fleet goes to the Channel')).toMatchObject({
      code: 'unknown-place',
      typed: 'the fleet goes',
    });
  });
});

describe('In the other phases', () => {
  const fled = {
    units: [{ power: 'other', type: 'A', at: 'vie' } as const],
    dislodged: [{ power: 'own', type: 'A', at: 'vie', from: 'tri', convoyed: false, retreats: ['boh', 'tyr'] } as const],
    contested: [],
    centres: {},
  };
  test.each([
    ['l’armée de Vienne se replie en Bohême', 'A vie - boh'],
    ['L’armée bat en retraite vers la Bohême', 'A vie - boh'],
    ['Vienna falls back to Bohemia', 'A vie - boh'],
    ['the army withdraws to Bohemia', 'A vie - boh'],
    ['I withdraw Vienna to Bohemia', 'A vie - boh'],
    ['I disband the army in Vienna', 'A vie D'],
    ['l’armée de Vienne est dissoute', 'A vie D'],
  ])('a retreat: %s', (typed, order) => expect(reads(classic, fled, typed, 'retreats')).toBe(order));

  test.each([
    ['I build an army in Paris', 'Build A par'],
    ['je construis une flotte à Brest', 'Build F bre'],
    ['Je lève une nouvelle armée à Paris', 'Build A par'],
    ['recruit a new army in Paris', 'Build A par'],
    ['I remove the army in Marseilles', 'Remove A mar'],
    ['je retire l’armée de Marseille', 'Remove A mar'],
    ['Je dissous la flotte', 'Remove F lon'],
    ['I build nothing', 'Waive'],
    ['je ne construis rien', 'Waive'],
  ])('winter: %s', (typed, order) => expect(reads(classic, standing('A mar, F lon'), typed, 'adjustments')).toBe(order));

  it('a sentence of another phase is told as such', () => {
    expect(inEurope('je construis une armée à Paris')).toMatchObject({ code: 'not-in-this-phase', of: 'adjustments' });
  });
});

describe('What a sentence leaves open is not guessed', () => {
  test.each([
    'Daliang does not go to Cao',
    'Daliang ne va pas à Cao',
    'I don’t move Daliang to Cao',
    'Daliang goes to Cao if Song supports it',
    'Daliang or Song goes to Cao',
    'Daliang ou Song va à Cao',
    'Song soutient l’attaque de Daliang',
    'Song supports the attack on Cao',
    'it goes to Cao',
    'elle reste sur place',
    'I leave Wei',
    'the army in Wei',
    'L’armée à Wei',
    'fleet in Liaodong Bay',
  ])('%s', typed => expect(inChina(typed)).toMatchObject({ code: expect.stringMatching(/not-understood|unknown-place|no-unit/) }));

  it('a name that several provinces share is asked', () => {
    expect(inChina('je déplace Daliang vers Jiuy')).toEqual({ code: 'ambiguous-place', typed: 'Jiuy', candidates: ['jyi', 'jyu'] });
  });

  it('articles that are part of a name stay part of it', () => {
    expect(reads(classic, standing('F bre'), 'je déplace Brest vers La Manche')).toBe('F bre - eng');
    expect(reads(mandate, standing('F wu, F sho'), 'I support Wu with Shou-ch’un')).toBe('F Sho S F Wu H');
  });
});
