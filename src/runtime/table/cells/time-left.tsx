import { useEffect, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { formatTimeLeft } from '#values/countdown.ts'
import { useServices } from '../../field/services.ts'

const SECOND = 1000

/** How long it is until an instant by the server's clock; once that is reached it has expired (OPEN-19). */
export function TimeLeft({ until }: { readonly until: string }) {
  const { serverNow } = useServices()
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - serverNow())
  useEffect(() => {
    const look = () => setLeft(end - serverNow())
    look()
    const timer = setInterval(look, SECOND)
    return () => clearInterval(timer)
  }, [end, serverNow])
  return <time dateTime={until}>{left > 0 ? formatTimeLeft(left) : sayTables('expired')}</time>
}
