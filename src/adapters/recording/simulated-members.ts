/** A login that every simulated chain has. */
export const SIMULATED_MEMBERS = ['ada@example.org', 'bo@example.org', 'cleo@example.org'] as const;

export const SIMULATED_PASSWORD = 'Simulated-1';
