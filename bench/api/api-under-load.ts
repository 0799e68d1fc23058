import { menuDto } from '@/adapters/contract/menu';
import { menuArticles } from '@api/orders/menu-articles';
import { ApiProcess } from '@test/support/api/api-process';
import { Guest } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

export interface ApiUnderLoad {
  readonly process: ApiProcess;
  readonly origin: string;
  /** The data folder of the embedded PostgreSQL. */
  readonly folder: string;
  /** A dish of shop 1 and one of shop 2 without required choices. */
  readonly articleCodes: Readonly<Record<number, string>>;
  stop(): Promise<void>;
}

/**
 * The built API as a process of its own on an embedded, durable PostgreSQL. It trusts one proxy, so that each order may
 * have its own address and rate limits do not apply.
 */
export async function startApiUnderLoad(
  settings: Readonly<Record<string, string>> = {},
): Promise<ApiUnderLoad> {
  const folder = await makeThrowAwayFolder();
  const api = new ApiProcess({
    DATABASE_URL: '',
    LUCKA_DATA: folder.path,
    LUCKA_KITCHEN: 'off',
    LUCKA_TRUSTED_PROXIES: '1',
    LUCKA_LOG_LEVEL: 'silent',
    ...settings,
  });
  await api.start();
  return {
    process: api,
    origin: api.origin,
    folder: folder.path,
    articleCodes: {
      1: await articleWithoutChoices(api.origin, 1),
      2: await articleWithoutChoices(api.origin, 2),
    },
    stop: async () => {
      await api.stop();
      await folder.dispose();
    },
  };
}

async function articleWithoutChoices(origin: string, shopId: number): Promise<string> {
  const menu = menuDto.parse(JSON.parse((await new Guest(origin).get(`/api/shops/${shopId}/menu`)).text));
  const plain = [...menuArticles(menu).values()].find(({ choices, soldOut }) => !choices && !soldOut);
  return must(plain).code;
}
