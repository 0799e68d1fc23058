import { PAGE_STATE_ID } from '@/adapters/contract/page-marks';
import { pageState, type PageState } from '@/adapters/contract/page-state';
import { readJson } from '@/adapters/contract/read-json';
import * as z from 'zod/mini';

/** The state of a page that the server drew; undefined for one without content, and for an unreadable one. */
export function readPageState(document: Document): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  const json = text === undefined || text === null ? undefined : readJson(text);
  if (json?.ok !== true) return undefined;
  const parsed = z.safeParse(pageState, json.value);
  return parsed.success ? parsed.data : undefined;
}
