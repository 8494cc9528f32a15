import { expect, test } from 'vitest';
import { z } from 'zod';
import { authoredBoard, variantFile } from '../../src/authoring/model/folderFiles.js';

test.each([
  ['variant', 'variant.json: who plays, by which rules', variantFile],
  ['board', 'board.json: provinces, and who borders whom', authoredBoard],
])('docs/%s.schema.json is the schema of the file', async (name, title, file) => {
  const schema = z.toJSONSchema(file, { io: 'input', unrepresentable: 'any' });
  await expect(`${JSON.stringify({ title, ...schema }, undefined, 1)}\n`).toMatchFileSnapshot(`../../docs/${name}.schema.json`);
});
