import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './index.ts';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <Gallery />
      </Suspense>
    </StrictMode>,
  );
