import type { Library } from '#definition/library.ts'
import { asRefusal } from '#runtime/call/refusal.ts'
import { toast } from '../shell/toaster.tsx'
import type { Client } from './client.ts'

/** Wraps a client so that faults marked in the definitions also show a notice (ONB-051). */
export function withNotices(client: Client, faults: Library['faults']): Client {
  const reported = new Set(
    Object.values(faults).flatMap(({ code, toast: isReported }) => (isReported && code ? code : [])),
  )
  return async (call, given) => {
    try {
      return await client(call, given)
    } catch (thrown) {
      const { code, says, title } = asRefusal(thrown)
      if (code !== undefined && reported.has(code)) toast({ says: says ?? title, tone: 'danger' })
      throw thrown
    }
  }
}
