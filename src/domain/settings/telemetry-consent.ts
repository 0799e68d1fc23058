/** The visitor's answer about visit statistics; without an answer visits are not counted. Source: AMB-63, PAIN-75. */
export const TELEMETRY_CONSENTS = ['granted', 'refused'] as const;

export type TelemetryConsent = (typeof TELEMETRY_CONSENTS)[number];
