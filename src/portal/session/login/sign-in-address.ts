/** Where sign-in starts, and where it leads back to. */
export function signInAddress(returnTo: string): string {
  return `/auth/login?${new URLSearchParams({ return_to: returnTo })}`
}
