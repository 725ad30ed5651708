/**
 * The list written by hand, as directly as a browser allows: the same frames parsed, the newest record of each order
 * kept, five tabs, a sorted list of the shown one, and a window of rows that are written only where they changed.
 */
type Listed = {
  order_id: string;
  created_at: number;
  updated_at: number;
  status: string;
  customer: { name: string; location: { address: string } };
  estimated_pickup_minutes: number;
  estimated_delivery_minutes: number;
};

const tabOf: Record<string, string> = {
  PICKED_UP: 'collected',
  NEAR_CUSTOMER: 'collected',
  DELIVERED: 'delivered',
};
const names = ['new', 'preorders', 'collected', 'delivered', 'cancelled'];
const rowHeight = 73;
const rowCount = 16;

const orders = new Map<string, Listed>();
const members = new Map(names.map((name) => [name, [] as Listed[]]));
const waiting: string[] = [];
let shown = 'new';

const style = document.createElement('style');
style.textContent = `body{margin:0;font:14px sans-serif}main{height:calc(100vh - 57px);width:576px;overflow:auto;
contain:strict}ul{position:relative;margin:0;padding:0;list-style:none;contain:size style}li{position:absolute;
inset-inline:0;height:${rowHeight}px;display:flex;gap:12px;padding:12px 16px;box-sizing:border-box;
border-bottom:1px solid #ddd;contain:layout style}.words{flex:1}.badge{padding:2px 8px;border-radius:9px;background:#eee}
li[aria-current]{background:#eef}`;
document.head.append(style);
const main = document.createElement('main');
const list = document.createElement('ul');
const bar = document.createElement('nav');
const buttons = names.map((name) => {
  const button = document.createElement('button');
  button.setAttribute('role', 'tab');
  button.onclick = () => {
    shown = name;
    main.scrollTop = 0;
    draw();
  };
  return button;
});
bar.append(...buttons);
main.append(list);

const rows = Array.from({ length: rowCount }, (_, at) => {
  const parts = ['b', 'span', 'span', 'span', 'time'].map((tag) => document.createElement(tag));
  const [title, address, id, badge, eta] = parts as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const element = document.createElement('li');
  const words = document.createElement('div');
  words.className = 'words';
  badge.className = 'badge';
  words.append(title, document.createElement('br'), address, ' ', id);
  element.append(words, badge, eta);
  element.style.top = `${at * rowHeight}px`;
  element.onclick = () => {
    for (const row of rows) row.element.toggleAttribute('aria-current', row.element === element);
  };
  list.append(element);
  return { element, title, address, id, badge, eta, order: null as Listed | null };
});

function put(order: Listed): void {
  const before = orders.get(order.order_id);
  if (before && before.updated_at >= order.updated_at) return;
  orders.set(order.order_id, order);
  const from = before && members.get(tabOf[before.status] ?? 'new');
  const to = members.get(tabOf[order.status] ?? 'new');
  if (from && from === to) from[place(from, order)] = order;
  else {
    from?.splice(place(from, order), 1);
    to?.splice(place(to, order), 0, order);
  }
}

/** Where an order stands among those of its tab, newest first. */
function place(sorted: readonly Listed[], { created_at }: Listed): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.created_at ?? 0) > created_at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function draw(): void {
  const sorted = members.get(shown) ?? [];
  list.style.height = `${sorted.length * rowHeight}px`;
  for (const [at, name] of names.entries()) {
    write(buttons[at], `${name} ${members.get(name)?.length}`);
    buttons[at]?.setAttribute('aria-selected', String(name === shown));
  }
  for (const [at, row] of rows.entries()) {
    const order = sorted[at] ?? null;
    if (order === row.order) continue;
    row.order = order;
    row.element.hidden = order === null;
    if (order === null) continue;
    write(row.title, order.customer.name);
    write(row.address, order.customer.location.address);
    write(row.id, order.order_id);
    write(row.badge, order.status);
    write(row.eta, `${order.estimated_pickup_minutes} min`);
  }
}

function write(element: HTMLElement | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function flush(): void {
  for (const text of waiting.splice(0)) {
    const frame = JSON.parse(text);
    if (frame.event === 'order_update') put(frame.data);
  }
  draw();
}

addEventListener('DOMContentLoaded', () => {
  document.body.append(bar, main);
  const socket = new WebSocket(new URL('/limit-socket', location.href.replace('http', 'ws')));
  socket.onopen = () => socket.send(JSON.stringify({ action: 'subscribe', vendor_id: 'any' }));
  socket.onmessage = ({ data }) => {
    if (waiting.length === 0) requestAnimationFrame(flush);
    waiting.push(String(data));
  };
});

export {};
