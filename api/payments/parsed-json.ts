import { err, ok, type Result } from '@/domain/shared/result';

export function parsedJson(body: Buffer): Result<unknown, 'unreadable'> {
  try {
    return ok(JSON.parse(body.toString()));
  } catch {
    return err('unreadable');
  }
}
