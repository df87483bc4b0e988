import type { Call } from '#definition/generated/call.ts'

/** The faults of every call: `CommonFault`, and those checked before any handler. */
const ANY = [
  'unauthenticated',
  'session-ended',
  'user-blocked',
  'credential-expired',
  'client-disabled',
  'client-view-over',
  'client-view-closed',
  'credential-stopped',
  'not-allowlisted',
  'environment-not-assigned',
  'scope-missing',
  'people-only',
  'permission-denied',
  'not-found',
  'invalid-request',
  'unkept-text',
  'too-many-requests',
  'request-in-flight',
  'head-too-large',
  'unexpected',
  'verdicts-differ',
  'definition-broken',
  'not-offered',
  'busy',
  'away',
  'login-away',
]
const WITH_BODY = [
  'malformed-request',
  'unkept-depth',
  'unshown-text',
  'request-too-slow',
  'body-too-large',
  'unsupported-media-type',
]
const CHANGING = ['page-older', 'not-recorded', 'disk-full']
const ONCE = ['idempotency-key-missing', 'idempotency-key-invalid', 'idempotency-key-reused']

/** Returns the fault IDs of a call from definitions/faults.json: its own first, then those of its kind. */
export const faultsOfCall = (call: Call): readonly string[] => {
  const { faults = [], checks = [], invalid = [], method, idempotent, upload, freshSignIn } = call
  const isChange = method !== 'GET'
  return [
    ...new Set([
      ...faults,
      ...checks.map(({ fault }) => fault),
      ...invalid.map(({ fault }) => fault),
      ...ANY,
      ...(isChange ? [...WITH_BODY, ...CHANGING] : []),
      ...(upload ? ['one-file'] : []),
      ...(idempotent ? ONCE : []),
      ...(freshSignIn ? ['sign-in-again'] : []),
    ]),
  ]
}
