import type { Answered, Reply } from '../app/calls/entry.ts'

/** Returns a file as a download that browsers never display or run, whatever type it claims. */
export const servedFile = ({ name, type, content }: NonNullable<Answered['file']>): Reply<never> => ({
  file: { name, type, content },
  headers: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  },
})
