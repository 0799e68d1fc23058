/** Whether a server on this host is reachable from this machine only. */
export const isLoopbackHost = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);
