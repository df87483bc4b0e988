/** Returns the address that starts a sign-in and then leads back. */
export function signInAddress(returnTo: string): string {
  return `/auth/login?${new URLSearchParams({ return_to: returnTo })}`
}
