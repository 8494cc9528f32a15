/** A power, its homes with the units on them at the start, and the land around them in its colour. */
export interface Power {
  readonly id: string;
  readonly name: readonly [en: string, fr: string];
  readonly adjective: readonly [en: string, fr: string];
  readonly letters: string;
  /** "A cai": each is a home too. */
  readonly units: readonly string[];
}

const power = (id: string, name: Power['name'], adjective: Power['adjective'], letters: string, ...units: readonly string[]): Power => ({
  id,
  name,
  adjective,
  letters,
  units,
});

export const POWERS: readonly Power[] = [
  power('mamluks', ['Mamluks', 'Mamelouks'], ['Mamluk', 'mamelouke'], 'Mk', 'A cai', 'F sue', 'A dms'),
  power('ethiopia', ['Ethiopia', 'Éthiopie'], ['Ethiopian', 'éthiopienne'], 'Et', 'F mas', 'A lal', 'A sho'),
  power('ajuran', ['Ajuran', 'Ajuran'], ['Ajuran', 'ajuranne'], 'Aj', 'F mog', 'F brw', 'A hob'),
  power('swahili', ['Swahili Coast', 'Côte swahilie'], ['Swahili', 'swahilie'], 'Sw', 'F kil', 'F zan', 'A mld'),
  power('zimbabwe', ['Karanga', 'Karanga'], ['Karanga', 'karanga'], 'Ka', 'A zim', 'A mut', 'F sof'),
  power('yemen', ['Rasulids', 'Rassoulides'], ['Rasulid', 'rassoulide'], 'Rs', 'F ade', 'A snn', 'F zab'),
  power('hormuzis', ['Hormuzis', 'Ormouzis'], ['Hormuzi', 'ormouzie'], 'Hz', 'F hor', 'F qal', 'A bhr'),
  power('iraq', ['Jalayirids', 'Djalayirides'], ['Jalayirid', 'djalayiride'], 'Jl', 'A bag', 'A tab', 'F bas'),
  power('timurids', ['Timurids', 'Timourides'], ['Timurid', 'timouride'], 'Ti', 'A smk', 'A buk', 'A her'),
  power('sultanate', ['Tughluqs', 'Tughlûq'], ['Tughluq', 'tughlûq'], 'Tg', 'A del', 'A lah', 'A mul'),
  power('gujarat', ['Gujarat', 'Gujarat'], ['Gujarati', 'gujaratie'], 'Gj', 'F cam', 'A pat', 'F som'),
  power('bahmanids', ['Bahmanids', 'Bahmanides'], ['Bahmanid', 'bahmanide'], 'Bh', 'A glb', 'A dau', 'F dab'),
  power('karnata', ['Karnata', 'Karnata'], ['Karnata', 'karnata'], 'Kn', 'A vij', 'F bhk', 'F nel'),
  power('ceylon', ['Ceylon', 'Ceylan'], ['Ceylonese', 'ceylanaise'], 'Cy', 'F kot', 'A kdy', 'F jaf'),
  power('gangas', ['Gangas', 'Ganga'], ['Ganga', 'ganga'], 'Gn', 'A smb', 'F kln', 'F cut'),
  power('bengal', ['Bengal', 'Bengale'], ['Bengali', 'bengalie'], 'Bn', 'A gau', 'A sng', 'F stg'),
  power('burmans', ['Burmans', 'Birmans'], ['Burman', 'birmane'], 'Bm', 'A ava', 'A tou', 'A mga'),
  power('mons', ['Mons', 'Môns'], ['Mon', 'mône'], 'Mo', 'F peg', 'F bsn', 'A mtb'),
  power('siam', ['Siam', 'Siam'], ['Siamese', 'siamoise'], 'Si', 'F ayu', 'A suk', 'A lig'),
  power('viet', ['Dai Viet', 'Daï Viêt'], ['Vietnamese', 'vietnamienne'], 'Dv', 'A thl', 'F ngh', 'F hai'),
  power('ming', ['Ming', 'Ming'], ['Ming', 'ming'], 'Mi', 'A nkg', 'F qua', 'F can'),
  power('malays', ['Malays', 'Malais'], ['Malay', 'malaise'], 'My', 'F mlc', 'A pah', 'F ked/wc'),
  power('majapahit', ['Majapahit', 'Majapahit'], ['Majapahit', 'majapahit'], 'Mj', 'A trw', 'F mtm/nc', 'F bli'),
  power('bruneians', ['Bruneians', 'Brunéiens'], ['Bruneian', 'brunéienne'], 'Br', 'F bru/wc', 'F stb', 'A sbh'),
];

/** Supply centres that are nobody's at the start. */
export const NEUTRAL = 'kar sob mec ber mah com soc mos isf kab tha mdu bih war clc mdv ark chm ang vjy dal wuc psi plb paj ton mks'.split(
  ' ',
);

/** Land on which nobody can be. */
export const IMPASSABLE = ['rub', 'cht', 'tkl', 'unk'];
