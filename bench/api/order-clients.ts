import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiUnderLoad } from '@bench/api/api-under-load';
import { Connection, type Reply } from '@bench/api/connection';
import { anOrderBody } from '@test/support/api/guest';

export interface OrderLoad {
  readonly clients: number;
  readonly seconds: number;
  readonly shopId?: number;
  /** Repeats immediately after a 503, as an attacker does. */
  readonly ignoresRetryAfter?: boolean;
}

export interface OrderLoadResult {
  /** 201 answers per second, from when all clients have started until they stop. */
  readonly acceptedPerSecond: number;
  readonly acceptedMs: readonly number[];
  /** 503 answers with Retry-After. */
  readonly shedMs: readonly number[];
  /** By status; 0 means a closed connection. */
  readonly others: Readonly<Record<number, number>>;
  /** The p99 delay of this process's event loop, which the times above include. */
  readonly clientDelayMs: number;
}

/** Clients that order in a loop and wait after a 503 as long as it says, as the storefront does. */
export async function runOrderClients(api: ApiUnderLoad, load: OrderLoad): Promise<OrderLoadResult> {
  const acceptedMs: number[] = [];
  const shedMs: number[] = [];
  const others: Record<number, number> = {};
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const began = performance.now();
  // Arrivals are spread over the first second.
  const arrivalMs = Math.min(1000, (load.seconds * 1000) / 4);
  let acceptedInTime = 0;
  const until = began + load.seconds * 1000;
  const left = (): number => until - performance.now();
  const client = async (): Promise<void> => {
    await pause(Math.random() * arrivalMs);
    let connection = new Connection(api.origin);
    while (left() > 0) {
      const reply = await order(connection, api, load.shopId ?? 1).catch(() => undefined);
      if (reply?.status === 201) {
        acceptedMs.push(reply.ms);
        if (left() > 0 && performance.now() > began + arrivalMs) acceptedInTime += 1;
      } else if (reply?.status === 503 && reply.retryAfter > 0) {
        shedMs.push(reply.ms);
        if (load.ignoresRetryAfter !== true) {
          await pause(Math.min(reply.retryAfter * 1000, Math.max(0, left())));
        }
      } else {
        others[reply?.status ?? 0] = (others[reply?.status ?? 0] ?? 0) + 1;
        if (reply === undefined) {
          connection.close();
          await pause(100);
          connection = new Connection(api.origin);
        }
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  delay.disable();
  const acceptedPerSecond = (acceptedInTime * 1000) / (load.seconds * 1000 - arrivalMs);
  return { acceptedPerSecond, acceptedMs, shedMs, others, clientDelayMs: delay.percentile(99) / 1e6 };
}

let address = 0;

/** A new address for each order; 10.0.0.0/8 has enough. */
function nextAddress(): string {
  address = (address + 1) % 2 ** 24;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}

function order(connection: Connection, { articleCodes }: ApiUnderLoad, shopId: number): Promise<Reply> {
  const items = [{ code: articleCodes[shopId] ?? '', quantity: 1, choices: [] }];
  const headers = {
    'x-requested-with': 'storefront',
    'content-type': 'application/json',
    'idempotency-key': randomBytes(16).toString('base64url'),
    'x-forwarded-for': nextAddress(),
  };
  return connection.ask('POST', '/api/order', headers, JSON.stringify(anOrderBody({ shopId, items })));
}
