import { allSettled, fork } from 'effector';
