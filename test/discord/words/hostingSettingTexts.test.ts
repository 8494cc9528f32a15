import { describe, expect, test } from 'vitest';
import { hostingSettingTexts, sayHostingChoice, sayHostingSettings } from '../../../src/discord/words/commands/hostingSettingTexts.js';
import { keysOf } from '../../../src/lib/keysOf.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { type HostingRules, parseHostingRules } from '../../../src/matches/model/hostingRules.js';
import { HOSTING_SETTINGS, type HostingSettingKey } from '../../../src/matches/model/hostingSettings.js';

const KEYS = keysOf(HOSTING_SETTINGS);
/** What the lobby says in a sentence of another setting, or in its own about when it closes. */
const SAID_WITH_ANOTHER: readonly HostingSettingKey[] = ['regain', 'lobby', 'unfilled'];

const SAMPLES: Partial<Record<HostingSettingKey, string>> = {
  rest: 'Sat Sun',
  fill: '2 captain, general',
  reliability: '80 %',
  private: '<@&1> <@2>',
};

const valuesOf = (key: HostingSettingKey): readonly string[] => {
  const { input } = HOSTING_SETTINGS[key];
  return 'values' in input ? input.values : [SAMPLES[key] ?? '12h'];
};

const planOf = (key: HostingSettingKey, typed: string): HostingRules => {
  const read = parseHostingRules({ [key]: typed }, 'Europe/Paris');
  if (!read.ok) throw new Error(`${key}: ${typed} is refused with ${read.fault.code}`);
  return read.value;
};

describe.each(KEYS)('the hosting setting %s', key => {
  test('takes every value it offers', () => {
    for (const value of valuesOf(key)) expect(planOf(key, value)[key]).toBeDefined();
  });

  test('names each of its values but numbers, and no others', () => {
    const { input } = HOSTING_SETTINGS[key];
    const words = 'values' in input ? input.values.filter(value => !/^\d+$/.test(value)) : [];
    expect(Object.keys(hostingSettingTexts[key].choices ?? {}).toSorted()).toEqual(words.toSorted());
  });
});

test.each(KEYS.filter(key => !SAID_WITH_ANOTHER.includes(key)))('A lobby says %s, in both languages', key => {
  const said = valuesOf(key).map(value =>
    LANGUAGES.map(language => sayHostingSettings({ plan: planOf(key, value), inRounds: false }, language)),
  );
  const [en, fr] = said.findLast(([lines]) => lines !== undefined && lines.length > 0) ?? [];
  expect(en?.join()).toMatch(/\w/);
  expect(fr?.length).toBe(en?.length);
  expect(fr).not.toEqual(en);
});

test.each(KEYS.filter(key => !('values' in HOSTING_SETTINGS[key].input)))('A menu says in words what was typed or picked for %s', key => {
  for (const language of LANGUAGES)
    for (const value of valuesOf(key)) expect(sayHostingChoice(key, planOf(key, value), language)).toMatch(/\p{L}|%/u);
});

test('Of several settings that cannot be read the first is named', () => {
  expect(parseHostingRules({ grace: 'soon', rest: 'Sat' }, undefined)).toEqual({ ok: false, fault: { code: 'zone-missing' } });
});

test('A number that is out of bounds is refused by the name of its setting', () => {
  expect(parseHostingRules({ extensions: '10' }, undefined)).toEqual({
    ok: false,
    fault: { code: 'option-unclear', option: 'extensions' },
  });
});
