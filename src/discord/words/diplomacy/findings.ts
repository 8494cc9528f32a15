import type { Language } from '../../../lib/language.js';
import { type SentencesByTag, sentenceByKind } from '../language/sentencesByTag.js';
import { convoyFindings } from './convoyFindings.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { moveFindings } from './moveFindings.js';
import { rapidFindings } from './rapidFindings.js';
import { supportFindings } from './supportFindings.js';
import { variantFindings } from './variantFindings.js';

/** A sentence, without its full stop, for every kind of finding. A missing one is a type error. */
const FINDINGS: SentencesByTag<ToldFinding, 'kind', [FindingNames]> = {
  ...moveFindings,
  ...supportFindings,
  ...convoyFindings,
  ...variantFindings,
  ...rapidFindings,
};

export const sayFinding = (finding: ToldFinding, language: Language, names: FindingNames): string =>
  sentenceByKind(FINDINGS, finding, language, names);
