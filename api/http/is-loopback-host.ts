/** Whether who listens there is reached by this machine alone. */
export const isLoopbackHost = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);
