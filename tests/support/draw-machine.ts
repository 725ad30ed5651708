import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A machine as a picture in Mermaid: its states in each other, and which events lead where. */
export function drawMachine({ root }: AnyStateMachine): string {
  const lines = ['stateDiagram-v2', ...childrenOf(root, 1), ...arrowsOf(root)];
  return lines.join('\n');
}

function childrenOf(node: AnyStateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const children = Object.values(node.states);
  const first = node.initial.target[0];
  return [
    ...(first ? [`${pad}[*] --> ${nameOf(first)}`] : []),
    ...children.flatMap((child) =>
      Object.keys(child.states).length === 0
        ? [`${pad}${nameOf(child)}: ${child.key}`]
        : [
            `${pad}state "${child.key}" as ${nameOf(child)} {`,
            ...childrenOf(child, depth + 1),
            `${pad}}`,
          ],
    ),
    ...children
      .filter(({ type }) => type === 'final')
      .map((child) => `${pad}${nameOf(child)} --> [*]`),
  ];
}

/** One arrow for each pair of states, with all events that lead along it; those that stay where they are say nothing of the way. */
function arrowsOf(node: AnyStateNode): string[] {
  const ways = new Map<string, Set<string>>();
  for (const { eventType, target = [] } of [...node.transitions.values()]
    .flat()
    .concat(node.always ?? [])) {
    for (const to of target) {
      const way = `  ${nameOf(node)} --> ${nameOf(to)}`;
      if (to !== node) ways.set(way, (ways.get(way) ?? new Set()).add(eventOf(eventType)));
    }
  }
  const own = [...ways].map(([way, events]) => `${way}: ${[...events].join(', ')}`);
  return [...own, ...Object.values(node.states).flatMap(arrowsOf)];
}

function nameOf({ path }: AnyStateNode): string {
  return path.join('_');
}

/** `xstate.done.actor.price` is what the machine hears when its actor `price` is done. */
function eventOf(type: string): string {
  const [, kind, , actor] = /^xstate\.(done|error)\.(actor|state)\.(.+)$/.exec(type) ?? [];
  if (kind !== undefined)
    return `${actor?.split('.').at(-1)} ${kind === 'done' ? 'done' : 'failed'}`;
  if (type.startsWith('xstate.after')) return 'after a while';
  return type === '' ? 'at once' : type;
}
