import { isCryptoCode } from '#values/currency.ts'
import { preload } from '#runtime/preload/preload.ts'
import { useServices } from '#runtime/field/services.ts'
import { useEffect, useState } from 'react'
import './flag.css'

const reported = new Set<string>()

/** By ISO 4217, a code begins with the issuing territory, or with X if there is no single one. */
const territoryOf = (code: string): string | undefined =>
  isCryptoCode(code) || code.startsWith('X') ? undefined : code.slice(0, 2)

/**
 * Flag of a currency's issuer; the first letter of the code if there is none, as for a crypto asset. A
 * missing flag is reported once (ERR-002).
 */
export function Flag({ currency }: { readonly currency: string }) {
  const { report } = useServices()
  const [flag, setFlag] = useState<string>()
  const territory = territoryOf(currency)
  useEffect(() => {
    if (territory === undefined) return undefined
    let isOver = false
    const look = async () => {
      const { flagOf } = await import('./flags.ts')
      const found = await flagOf(territory)
      if (!isOver) setFlag(found)
      if (found !== undefined || reported.has(currency)) return
      reported.add(currency)
      report({ what: 'Currency not found', detail: currency })
    }
    // Nothing depends on a flag, so the page is not reloaded for a failed one.
    void preload(async () => {
      try {
        await look()
      } catch (thrown) {
        report({ what: 'A flag could not be fetched', detail: thrown })
        throw thrown
      }
    })
    return () => {
      isOver = true
    }
  }, [currency, territory, report])
  return flag === undefined ? (
    <span className="ptl-flag" aria-hidden>
      {territory === undefined && currency.slice(0, 1)}
    </span>
  ) : (
    <img className="ptl-flag" src={flag} alt="" width={20} height={14} />
  )
}
