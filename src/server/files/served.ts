import type { Answered, Reply } from '../app/calls/entry.ts'

/** A file that is handed out: it is saved, never shown, and whatever it says it is, nothing in it runs. */
export const servedFile = ({ name, type, content }: NonNullable<Answered['file']>): Reply<never> => ({
  file: { name, type, content },
  headers: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  },
})
