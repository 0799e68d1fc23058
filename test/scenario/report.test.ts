import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readScript } from '@/adapters/recording/read-script';
import type { Script } from '@/adapters/recording/step';
import { openInProcessApi } from '@demo/in-process/in-process-api';
import { playScript } from '@simulator/acts/play-script';
import { watchAct } from '@simulator/invariants/watch-act';
import { watchWorld } from '@simulator/invariants/watch-world';
import { World } from '@simulator/world/world';
import { CookieJar } from '@/adapters/http/cookie-jar';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import type { RecordingFileSaver } from '@/adapters/headless/recording-file-saver';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { recordSession } from '@/adapters/wiring/record-session';
import { startBackgroundServices } from '@/application/app/start-background-services';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { BasketCommands } from '@/application/basket/basket-commands';
import { ConfirmOrder } from '@/application/checkout/confirm-order';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadMenu } from '@/application/menu/load-menu';
import { HOME, LoadShops } from '@/application/shops/load-shops';
import { LogIn } from '@/application/account/log-in';
import { Navigate } from '@/application/navigation/navigate';
import { PutArticle } from '@/application/basket/put-article';
import { SaveRecording } from '@/application/recording/save-recording';
import { SelectShop } from '@/application/navigation/select-shop';
import { StartApp } from '@/application/app/start-app';
import type { Basket } from '@/domain/basket/basket';
import type { ChoicePath } from '@/domain/menu/choices/choice-selection';
import { choose } from '@/domain/menu/choices/choose';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { walkMenu } from '@/domain/menu/walk-menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { Disposer } from '@/domain/ports/clock';
import { FileSaver } from '@/domain/ports/file-saver';
import { addMs } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';
import { emptyMemoryState, memoryStores } from '@api/stores';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { aShell } from '@test/support/cli/a-shell';
import { ImpatientClock } from '@test/support/http/calls-to';

const SHOP = shopId(1);
/** Every text that a visitor could type. */
const CANARIES = {
  note: 'canary-note no onion',
  email: 'canary-mail@lucka.example',
  phone: '+46701112233',
  password: 'canary-Password-1',
  query: 'canary-query',
  orderId: 'canary-order-id',
  customerCode: 'canaryCanaryCanaryCode',
} as const;

let leave: Disposer[] = [];
afterEach(() => {
  for (const stop of leave) stop();
  leave = [];
});

/** The program before its own server, on the way to which some answers of orders are others. */
async function aStorefront(answers: readonly (() => Response)[]) {
  const [clock, randomness] = [new ImpatientClock(), new SeededRandomness(1)];
  const stores = memoryStores(emptyMemoryState());
  const mailer = { send: () => Promise.resolve(ok(undefined)) };
  const api = await openInProcessApi({ stores, clock, randomness, mailer, kitchenPaceMs: undefined });
  const left = [...answers];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isOrder = request.method === 'POST' && new URL(request.url).pathname === '/api/order';
    const answer = isOrder ? left.shift() : undefined;
    return answer === undefined ? api.fetch(input, init) : Promise.resolve(answer());
  };
  const navigator = new MemoryNavigator();
  const program = composeHeadless({
    ...{ baseUrl: api.origin, clock, randomness, navigator, cookies: new CookieJar(fetch) },
    tab: new MemoryBrowser().openTab(),
  });
  navigator.arrive = async (path) => {
    const outcome = await program.get(Navigate).navigate(path);
    if (outcome.kind === 'redirected') await navigator.go(outcome.to, { replace: true });
  };
  program.get(StartApp).start();
  leave.push(startBackgroundServices(program), recordSession(program), () => void api.close());
  const report = (): string => {
    program.get(SaveRecording).save();
    return must((program.get(FileSaver) as RecordingFileSaver).saved.at(-1)).text;
  };
  return { program, navigator, report };
}

type Storefront = Awaited<ReturnType<typeof aStorefront>>;

/** A guest at shop 1 with two burgers and chips in the basket, who writes a note. */
async function fillBasket({ program, navigator }: Storefront): Promise<void> {
  await navigator.go(`/?search=${CANARIES.query}`);
  await program.get(LoadShops).load(HOME);
  await program.get(SelectShop).select(SHOP);
  program.get(BasketCommands).chooseOrderType('TakeAway');
  await navigator.go(buildPath.menuPage(SHOP));
  await program.get(LoadMenu).load(SHOP);
  await program.get(LoadDeliverySpots).load(SHOP);
  put(program, 'burger-classic', ['bun/bun-brioche', 'meal/meal-none']);
  put(program, 'side-halloumi-fries', []);
  program.get(BasketCommands).increase(must(program.get(BasketStore).items[0]).id);
  program.get(BasketCommands).writeNote(CANARIES.note);
  await navigator.go(buildPath.checkoutPage(SHOP));
}

function put(program: Storefront['program'], code: string, paths: readonly string[]): void {
  const menu = must(program.get(MenuStore).current);
  const { article } = must([...walkMenu(menu)].find((placed) => placed.article.code === code));
  const chosen = paths.reduce(
    (selection, path) => choose(article, selection, path as ChoicePath),
    defaultSelection(article),
  );
  expect(program.get(PutArticle).put({ article, selection: chosen, quantity: 1 }).ok).toBe(true);
}

const contact = { email: CANARIES.email, phoneNumber: CANARIES.phone };

const refusing = (status: number, problem: object) => () =>
  new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json' } });

const AWAY = refusing(503, {});
const SOLD_OUT = refusing(422, {
  type: 'urn:lucka:order:unavailable-products',
  code: 'unavailable-products',
  detail: `${CANARIES.email} wanted too much`,
  orderId: CANARIES.orderId,
  articleCodes: ['side-halloumi-fries'],
});

const read = (text: string): Script => {
  const script = readScript(text);
  if (!script.ok) throw new Error(`Line ${script.error.line}: ${script.error.field}`);
  return script.value;
};

/** What the report comes to when it is played. */
async function replay(script: Script) {
  const outcomes: string[] = [];
  const world = new World(script.heading, { isTraced: false });
  const watched = watchWorld(world);
  await world.open();
  await playScript(world, script, {
    onAct: (begun) => watchAct(watched, begun),
    report: ({ step, outcome }) => {
      if ('act' in step) outcomes.push(`${step.act.do}: ${outcome}`);
    },
  });
  await world.clock.runUntil(addMs(world.clock.now(), 60_000));
  const page = world.device('visitor').page(0);
  const basket = page?.get(BasketStore).basket;
  await world.close();
  return { outcomes, basket, violations: watched.violations.all };
}

const dishes = (basket: Basket | undefined) =>
  basket?.items.map(({ article, quantity, flatChoices }) => [
    article.code,
    article.price,
    quantity,
    flatChoices.map(({ id }) => id),
  ]);

describe('a recording', () => {
  it('is a script in which the same basket gets the same answers and refusals', async () => {
    const storefront = await aStorefront([AWAY, AWAY, AWAY, SOLD_OUT]);
    await fillBasket(storefront);
    const outcome = await storefront.program.get(ConfirmOrder).confirm(contact);
    expect(outcome).toMatchObject({ kind: 'refused', failure: { code: 'unavailable-products' } });

    const script = read(storefront.report());
    const { outcomes, basket, violations } = await replay(script);
    expect(outcomes.at(-1)).toBe('order: refused unavailable-products');
    const { basket: before } = storefront.program.get(BasketStore);
    expect(dishes(basket)).toEqual(dishes(before));
    expect(basket).toMatchObject({ shopId: SHOP, orderType: 'TakeAway' });
    expect(violations).toEqual([]);
  });

  it('contains no typed text, identity or server-side id', async () => {
    const storefront = await aStorefront([SOLD_OUT]);
    await fillBasket(storefront);
    const { program, navigator } = storefront;
    await program.get(LogIn).logIn(CANARIES.email, CANARIES.password);
    await program.get(ConfirmOrder).confirm(contact);
    await navigator.go(`/order/${CANARIES.orderId}#${CANARIES.customerCode}`);
    await navigator.go(`/reset-password?email=${CANARIES.email}&code=${CANARIES.customerCode}`);
    await navigator.go(`/no/such/${CANARIES.query}`);
    await navigator.go(`/shop/1/menu?orderType=TakeAway&note=${CANARIES.note}`);
    const text = storefront.report();
    expect(read(text).steps.length).toBeGreaterThan(10);
    for (const canary of Object.values(CANARIES)) expect(text).not.toContain(canary);
    expect(text.toLowerCase()).not.toContain('canary');
    expect(text).toContain('x'.repeat(CANARIES.note.length));
  });
});

describe('lucka report', () => {
  it('records several commands, and lucka run repeats them', async () => {
    const { lucka } = aShell();
    expect((await lucka('report')).text).toBe('Nothing is recorded yet.\n');
    await lucka('basket add side-halloumi-fries --shop 1 --quantity 2');
    await lucka(`basket note "${CANARIES.note}"`);
    await lucka('basket type TakeAway');
    await lucka(`order --email ${CANARIES.email} --phone ${CANARIES.phone}`);
    await lucka('pay');
    const { text } = await lucka('report');
    for (const canary of ['canary', CANARIES.phone, '46701112233']) expect(text).not.toContain(canary);

    const folder = await mkdtemp(path.join(tmpdir(), 'lucka-report-'));
    await writeFile(path.join(folder, 'report.jsonl'), text);
    const { text: played, exitCode } = await lucka(`run ${path.join(folder, 'report.jsonl')}`);
    await rm(folder, { recursive: true });
    expect(played).toContain('put side-halloumi-fries [] 2  2 in the line');
    expect(played).toContain('pay succeeds here  reserved, and back');
    expect(exitCode).toBe(0);
  });
});
