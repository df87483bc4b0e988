import type { Browser } from './sign-in.ts'

/** Returns the address that a form of the hosted login posts to, and its ticket. */
export const formOf = (page: string) => ({
  action: /action="([^"]+)"/.exec(page)?.[1] ?? '',
  ticket: /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '',
})

/** The secret of a second factor that a page shows. */
export const secretOn = (page: string): string => /<code>([A-Z2-7]+)<\/code>/.exec(page)?.[1] ?? ''

/** Sends a form of the hosted login. */
export const post = (browser: Browser, action: string, fields: Record<string, string>) =>
  browser.follow(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
