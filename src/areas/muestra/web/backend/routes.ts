import { resetPassword } from './auth/reset-password';
import { signIn } from './auth/sign-in';
import { signOut } from './auth/sign-out';
import { signUp } from './auth/sign-up';
import { createUsuario } from './catalogos/create-usuario';
import { deleteUsuario } from './catalogos/delete-usuario';
import { listUsuarios } from './catalogos/list-usuarios';
import { showUsuario } from './catalogos/show-usuario';
import { updateUsuario } from './catalogos/update-usuario';
import type { Route } from './route';
import { createProduct } from './sales/create-product';
import { deleteOrders } from './sales/delete-orders';
import { deleteProducts } from './sales/delete-products';
import { listOrders } from './sales/list-orders';
import { listProducts } from './sales/list-products';
import { showDashboard } from './sales/show-dashboard';
import { showOrderDetail } from './sales/show-order-detail';
import { showProduct } from './sales/show-product';
import { updateProduct } from './sales/update-product';

/** Every endpoint of SPEC 7, "Mock endpoints", in its order. */
export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/sign-in', handle: signIn },
  { method: 'POST', path: '/sign-out', handle: signOut },
  { method: 'POST', path: '/sign-up', handle: signUp },
  { method: 'POST', path: '/forgot-password', handle: resetPassword },
  { method: 'POST', path: '/reset-password', handle: resetPassword },
  { method: 'POST', path: '/mock/sales/dashboard', handle: showDashboard },
  { method: 'GET', path: '/mock/sales/products', handle: listProducts },
  { method: 'DELETE', path: '/mock/sales/products/delete', handle: deleteProducts },
  { method: 'GET', path: '/mock/sales/product', handle: showProduct },
  { method: 'PUT', path: '/mock/sales/products/update', handle: updateProduct },
  { method: 'POST', path: '/mock/sales/products/create', handle: createProduct },
  { method: 'GET', path: '/mock/sales/orders', handle: listOrders },
  { method: 'DELETE', path: '/mock/sales/orders/delete', handle: deleteOrders },
  { method: 'GET', path: '/mock/sales/orders-details', handle: showOrderDetail },
  { method: 'GET', path: '/mock/catalogos/usuarios', handle: listUsuarios },
  { method: 'GET', path: '/mock/catalogos/usuario', handle: showUsuario },
  { method: 'POST', path: '/mock/catalogos/usuario', handle: createUsuario },
  { method: 'PUT', path: '/mock/catalogos/usuario/{id}', handle: updateUsuario },
  { method: 'DELETE', path: '/mock/catalogos/usuario/{id}', handle: deleteUsuario },
];
