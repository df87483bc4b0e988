import './page-preload.ts'
import '../widgets/theme/theme.css'
import './portal.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { findRoot } from './find-root.ts'
import { reloadOnceForModules } from './server/module-reload.ts'
import { prepareToVerify } from './server/answers/answer-validation.ts'
import { followColourScheme } from './shell/colour-scheme.ts'

reloadOnceForModules()
void prepareToVerify()
followColourScheme()
createRoot(findRoot(document)).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
