import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const found = z.array(
  z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
);

/** What a screen reader, or an eye that sees less, would stumble over, after WCAG 2.2 AA and good practice: one line each. */
export async function stumblingBlocks(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const violations = found.parse(await page.evaluate('axe.run(document, { resultTypes: ["violations"] }).then(one => one.violations)'));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
