import { toolRoutes } from '#app/routes.ts';

export default toolRoutes.compare;
