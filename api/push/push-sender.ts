import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { PushAddress } from '@/domain/order/push-address';
import { lookupPublic, parsePushEndpoint } from '@api/push/push-endpoint';
import type { PushSettings } from '@api/push/push-settings';

/** `gone`: the browser has ended its subscription. `failed`: may succeed later. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends messages to browsers through their push services. */
export interface PushSender {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether a message can be sent to this address. */
  accepts(address: PushAddress): boolean;
  send(address: PushAddress, message: string): Promise<PushOutcome>;
}

const ANSWER_LIMIT_MS = 10_000;
/** A message that the browser cannot receive so soon is about food that went cold. */
const LIFETIME_SECONDS = 30 * 60;
const GONE: ReadonlySet<number> = new Set([404, 410]);

export interface PushSenderDeps {
  readonly settings: PushSettings;
  readonly report: (error: unknown) => void;
}

/** Encrypts for the browser and signs for its push service. Redirects are not followed. Source: RFC 8291, RFC 8292. */
export class WebPushSender implements PushSender {
  readonly publicKey: string;
  readonly #deps: PushSenderDeps;

  constructor(deps: PushSenderDeps) {
    this.#deps = deps;
    this.publicKey = deps.settings.publicKey;
  }

  accepts({ endpoint }: PushAddress): boolean {
    return parsePushEndpoint(endpoint, this.#deps.settings.allowsPrivate) !== undefined;
  }

  async send({ endpoint, ...keys }: PushAddress, message: string): Promise<PushOutcome> {
    const { publicKey, privateKey, contact: subject, allowsPrivate } = this.#deps.settings;
    const url = parsePushEndpoint(endpoint, allowsPrivate);
    if (url === undefined) return 'gone';
    try {
      const vapidDetails = { subject, publicKey, privateKey };
      const request = webPush.generateRequestDetails({ endpoint, keys }, message, {
        ...{ vapidDetails, TTL: LIFETIME_SECONDS, urgency: 'high' },
      });
      const status = await post(url, request, allowsPrivate);
      if (status < 300) return 'sent';
      if (GONE.has(status)) return 'gone';
      throw new Error(`The push service ${url.hostname} answered ${status}`);
    } catch (error) {
      this.#deps.report(error);
      return 'failed';
    }
  }
}

type Request = Pick<webPush.RequestDetails, 'headers' | 'body'>;

const post = (url: URL, { headers, body }: Request, allowsPrivate: boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'http:' ? http : https;
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    request(url, { method: 'POST', headers, signal, ...(!allowsPrivate && { lookup: lookupPublic }) })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end(body);
  });
