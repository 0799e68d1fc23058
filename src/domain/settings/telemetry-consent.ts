/** What the visitor said to being counted; whoever has not answered is not counted. Source: AMB-63, PAIN-75. */
export const TELEMETRY_CONSENTS = ['granted', 'refused'] as const;

export type TelemetryConsent = (typeof TELEMETRY_CONSENTS)[number];
