/** Whether a process with that id exists, of any owner. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A refused signal means that it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
