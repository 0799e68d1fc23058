export interface Task {
  /** A task whose key is waiting or running is not added again. */
  readonly key: string;
  /** Groups take turns, so that a long list of one never delays another. */
  readonly group: string;
  readonly work: () => Promise<unknown>;
}

interface WaitingTask extends Task {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Runs tasks concurrently, at most `limit` at once, and starts none while `mayStart` is false. */
export class SideBySide {
  readonly #limit: number;
  readonly #mayStart: () => boolean;
  readonly #keys = new Set<string>();
  /** The group whose turn is next comes first. */
  readonly #waiting = new Map<string, WaitingTask[]>();
  #running = 0;

  constructor(limit: number, mayStart: () => boolean = () => true) {
    this.#limit = limit;
    this.#mayStart = mayStart;
  }

  /** Resolves when the task is done, or at once if its key is known; rejects as the task does. */
  run(task: Task): Promise<void> {
    if (this.#keys.has(task.key)) return Promise.resolve();
    this.#keys.add(task.key);
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(task.group) ?? [];
      waiting.push({ ...task, resolve, reject });
      this.#waiting.set(task.group, waiting);
      this.startWaiting();
    });
  }

  /** Call when `mayStart` may have become true; it is also checked whenever a task is added or ends. */
  startWaiting(): void {
    while (this.#running < this.#limit && this.#mayStart()) {
      const task = this.#nextTask();
      if (task === undefined) return;
      this.#start(task);
    }
  }

  /** Discards waiting tasks; running ones finish. */
  clear(): void {
    for (const task of [...this.#waiting.values()].flat()) {
      this.#keys.delete(task.key);
      task.resolve();
    }
    this.#waiting.clear();
  }

  #start(task: WaitingTask): void {
    this.#running += 1;
    task
      .work()
      .then(() => task.resolve(), task.reject)
      .finally(() => {
        this.#running -= 1;
        this.#keys.delete(task.key);
        this.startWaiting();
      });
  }

  #nextTask(): WaitingTask | undefined {
    const [turn] = this.#waiting;
    if (turn === undefined) return undefined;
    const [group, tasks] = turn;
    const task = tasks.shift();
    this.#waiting.delete(group);
    if (tasks.length > 0) this.#waiting.set(group, tasks);
    return task;
  }
}
