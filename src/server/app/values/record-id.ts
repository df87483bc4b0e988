import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../call.ts'

/** Returns the id in the path of a call in lower case, or undefined if it is no UUID. */
export const idOf = ({ params }: Pick<CallRequest, 'params'>): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined
