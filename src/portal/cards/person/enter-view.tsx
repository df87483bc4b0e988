import { use, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { enterView } from '../../session/client-view.ts'
import { LeaveContext } from '../../session/login/sign-out.ts'
import { useWords } from '../frame/use-words.ts'

/** Opens the portal in this tab as the client of the view in the address sees it (TRU-475). */
export function EnterView() {
  const { id } = useParams()
  const leave = use(LeaveContext)
  const say = useWords('enter-view')
  useEffect(() => {
    if (id === undefined) return
    enterView(id)
    leave('/home')
  }, [id, leave])
  return (
    <p className="ptl-quiet" role="status">
      {say('opening')}
    </p>
  )
}
