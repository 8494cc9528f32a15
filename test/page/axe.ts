import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const found = z.array(
  z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
);

/** Returns what violates WCAG 2.2 AA or good practice: obstacles for screen readers or for people who see less. One line each. */
export async function stumblingBlocks(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const violations = found.parse(await page.evaluate('axe.run(document, { resultTypes: ["violations"] }).then(one => one.violations)'));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
