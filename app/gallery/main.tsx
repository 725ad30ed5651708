import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery, Screens } from './index.ts';

const asked = new URLSearchParams(location.search);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Suspense>{asked.get('show') === 'screens' ? <Screens /> : <Gallery />}</Suspense>
    </StrictMode>,
  );
