/** Whether there is a process of that number, be it ours or not. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Not being allowed to signal it says that it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
