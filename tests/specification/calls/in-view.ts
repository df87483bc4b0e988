import { table } from '../table.ts'

/**
 * Exceptions for people of the provider who view the portal as a client. By default a call that reads and returns no
 * file is open, and every other call is closed.
 */
export const inView = table('calls', 'view', 'source')`
# They only read, and are POST because of what they are sent.
payments.filter rates.read | open | TRU-475 TRU-476
# Keys of programs.
exchangeCredentials.list exchangeCredentials.read exchangeCredentials.readOlder tlsCredentials.list tlsCredentials.read | closed | TRU-476
# The account of the person whose work is seen.
sessions.list sessions.signIns passkeys.list passkeys.read secondFactor.read preferences.read mailPreferences.read languages.read | closed | TRU-476
# It is answered as a file is.
batches.file | closed | TRU-476
`
