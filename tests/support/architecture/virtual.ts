import { check } from './check.ts';
import { readRooms } from './rooms.ts';
import { readSource } from './source.ts';

const table = `
| Room | What lives here | May import | Packages | Also |
| --- | --- | --- | --- | --- |
| \`schemas/\` | shapes | – | \`zod\` | – |
| \`markets/\` | values | \`schemas\` | – | \`names\`, \`values\` |
| \`core/\` | engine | \`schemas\`, \`core/rules\` | \`effector\` | – |
| \`core/rules/\` | rules | \`schemas\` | – | – |
| \`plugins/*\` | features | \`core\` | – | – |
| \`app/adapters/\` | powers | \`core\`, \`workers\`, \`app/paths.ts\` | – | \`world\` |
| \`app/*.ts*\` | entry | \`everything\` | – | – |
| \`app/paths.ts\` | addresses | – | – | – |
| \`workers/\` | workers | \`schemas\` | \`node:*\` | \`world\` |
| \`tests/\` | tests | \`everything\` | – | \`inside\` |
`;
const doors = {
  '#schemas': './schemas/index.ts',
  '#core': './core/index.ts',
  '#core/rules': './core/rules/index.ts',
  '#plugin/*': './plugins/*/index.ts',
};
const names = {
  ...{ codes: new Set(['KW', 'kw']), words: ['Marigold', 'Kuwait'] },
  flags: new Set(['card-form-kuwait']),
};

/** Checks a tree that exists only here. */
export function checkTree(tree: Record<string, string>): string[] {
  const sources = Object.entries(tree).map(([path, text]) => readSource(path, text));
  return check(sources, { rooms: readRooms(table), doors, names });
}
